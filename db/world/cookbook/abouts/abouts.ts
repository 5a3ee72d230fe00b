/** What else caterers say of a dish, by its name; one line for the menu each. */
export type Abouts = Readonly<Record<string, readonly string[]>>
