export default function Bill() {
  return null
}
