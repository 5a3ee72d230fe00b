/** Of the assistant's answers. */
export const ofAssistant: Record<string, unknown> = {
  'askAssistant.input': 'veg caterer for 40 people in Andheri under 300 on 12 December',
  'AssistantAnswer.answer':
    '12 caterers fit 40 guests, vegetarian food, near Andheri, on Sat, 12 Dec, up to ₹300 per plate. Among them: Annapurna Rasoi at ₹230. Prices are per plate, including GST.',
  'AssistantAnswer.links': [{ path: '/pangat?place=Andheri&date=2026-12-12&guests=40', text: 'See all in the list' }],
  'AssistantAnswer.confidence': 'live',
  'NamedCaterer.path': '/caterer/annapurna-rasoi?date=2026-12-12&guests=40',
  'NamedCaterer.perPlate': 230,
}
