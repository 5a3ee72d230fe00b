export function withTables(text: string): string
