export default function CatererDashboard() {
  return null
}
