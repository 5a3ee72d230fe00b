/** Of streams, notifications, enquiries and counts. */
export const ofLive: Record<string, unknown> = {
  'Notification.type': 'order.requested',
  'Notification.catererName': 'Annapurna Rasoi',
  'MonthSum.first': '2026-12-01',
  'MonthSum.orders': 12,
  'MonthSum.total': 210_000,
  'MonthSum.delivered': 84_000,
  'ReceivedEnquiry.name': 'Asha Kulkarni',
  'ReceivedEnquiry.contact': '+919820012345',
  'ReceivedEnquiry.message': 'Do you cook for 25 guests on a Sunday?',
}
