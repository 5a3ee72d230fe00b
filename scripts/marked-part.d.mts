export function withPart(text: string, name: string, part: string): string
