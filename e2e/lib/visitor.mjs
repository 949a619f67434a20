/** The addresses of visitors. */

let windows = 0;
/** Returns the IP address of a new visitor, as the proxy in front of the site would send it. Rate limits count by address. */
export function nextVisitor() {
  windows++;
  return `198.18.${(Number(process.env.TEST_WORKER_INDEX ?? 0) * 16 + (windows >> 8)) & 255}.${windows & 255}`;
}
