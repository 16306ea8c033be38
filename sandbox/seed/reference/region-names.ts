/** Short code (the part after the hyphen of ISO 3166-2) to name. */
export type RegionNames = Readonly<Record<string, string>>
