/** The ground for the browser's own frame, which cannot read the stylesheet; a test holds it to `--color-paper`. */
export const themeColor = { light: '#fbf7ee', dark: '#17140f' } as const
