/** Lets the browser save a text as a file, as if it had been downloaded. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers have taken hold of the file by then; keeping the address would keep its bytes.
  setTimeout(() => URL.revokeObjectURL(address))
}
