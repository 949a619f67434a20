/** Offers a file from the page as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has started to read the file.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
