export default function Customise() {
  return null
}
