/** A mistake in an example itself: it names what is not there. */
export class ExampleError extends Error {}
