/** Of streams, notifications, enquiries and counts. */
export const ofLive: Record<string, unknown> = {
  'Notification.type': 'order.requested',
  'Notification.catererName': 'Annapurna Rasoi',
  'ReceivedEnquiry.name': 'Asha Kulkarni',
  'ReceivedEnquiry.contact': '+919820012345',
  'ReceivedEnquiry.message': 'Do you cook for 25 guests on a Sunday?',
}
