/** What a toast says. */
export interface Notice {
  text: string
  kind: 'plain' | 'success' | 'error'
  /** What can be done about it while the toast is there. */
  action?: NoticeAction | undefined
}

export interface NoticeAction {
  label: string
  onPress: () => void
}
