export default function Policy() {
  return null
}
