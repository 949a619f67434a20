/** Stub. */
export default function Home() {
  return <p>x</p>;
}
