export default function CatererHome() {
  return null
}
