/** Where the parts of a card stand (`ui/theme/components.css`); the card and its skeleton share it. */
export const cardLayout = {
  row: 'card-row',
  picture: 'card-picture',
  /** They lie on the picture, above the link that covers the card. */
  buttons: 'card-buttons',
  body: 'card-body',
  name: 'card-name',
  marks: 'card-marks',
  details: 'card-details',
  facts: 'card-facts',
  /** What a phone has no room for. */
  beside: 'max-[500px]:hidden',
  price: 'card-price',
} as const
