/** A mistake in an example itself. The message names what does not exist. */
export class ExampleError extends Error {}
