export default function MyOrders() {
  return null
}
