/** Lets the browser keep a file under its name, as if it had been downloaded. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // Browsers have taken hold of the file by then; keeping the address would keep its bytes.
  setTimeout(() => URL.revokeObjectURL(address))
}
