/** Placeholder */
export function openSignIn(): void {}
export async function leave(): Promise<void> {}
