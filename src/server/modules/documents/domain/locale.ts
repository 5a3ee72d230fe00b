/**
 * The language of documents and calendar files, whoever reads them. Documents are English because the order's two sides, their
 * accountants and tax officers read one and the same file, whose bytes never change once it is issued (docs/decisions/0131).
 */
export const documentLocale = { locale: 'en' } as const
