export default function Caterer() {
  return null
}
