export default function PaymentResult() {
  return null
}
