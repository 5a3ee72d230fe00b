/** What a toast says. */
export interface Notice {
  text: string
  kind: 'plain' | 'success' | 'error'
}
