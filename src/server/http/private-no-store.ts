/** `Cache-Control` of answers to one person, and of failures, which must not outlive their cause. */
export const privateNoStore = 'private, no-store'
