/** Of streams, notifications, enquiries and counts. */
export const ofLive: Record<string, unknown> = {
  'Notification.type': 'order.requested',
  'Notification.catererName': 'Annapurna Rasoi',
  'MonthSum.first': '2026-12-01',
  'MonthSum.orders': 12,
  'MonthSum.total': 210_000,
  'MonthSum.delivered': 84_000,
  'getPush.publicKey': 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  'subscribeToPushRequest.endpoint': 'https://fcm.googleapis.com/fcm/send/cF3xKq1m8nM:APA91bE',
  'subscribeToPushRequest.keys.p256dh':
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  'subscribeToPushRequest.keys.auth': 'BTBZMqHH6r4Tts7J_aSIgg',
  'ReceivedEnquiry.name': 'Asha Kulkarni',
  'ReceivedEnquiry.contact': '+919820012345',
  'ReceivedEnquiry.message': 'Do you cook for 25 guests on a Sunday?',
}
