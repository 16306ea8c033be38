import { foldWords } from './transliterate.ts'

// After folding, dots and accents are gone: `P.O. Box` is `p o box`, `Apdo. nº 12` is `apdo no 12`.
const NUMBER = String.raw`(?: (?:n|no|nr|num|numero|number|nummer))? ?[a-z]?\d`
const NUMBER_OR_END = `(?:${NUMBER}|$)`

/**
 * The wordings of the site languages (spec §5). A word that is also a name of streets or buildings counts only with
 * a number after it, so that Box Hill Street, Old Post Office Lane, Via Po 12 and Apartado Lane remain addresses.
 */
const PO_BOX = new RegExp(
  [
    String.raw`\bp ?[o0] ?box`,
    String.raw`\bp ?o ?b${NUMBER}`,
    `\\bpost(?:al)? (?:office )?box${NUMBER_OR_END}`,
    String.raw`\bg ?p ?o box`,
    `\\bpmb${NUMBER_OR_END}`,
    String.raw`\bprivate mail ?(?:box|bag)\b`,
    String.raw`\b(?:locked|private) (?:mail )?bag\b`,
    `\\bpost ?bus${NUMBER_OR_END}`,
    `\\bap(?:arta)?do(?: de)? (?:correos?|postal)`,
    `\\bap(?:arta)?do${NUMBER_OR_END}`,
    String.raw`\b(?:case|casier|boite) postale?\b`,
    `\\bb ?p${NUMBER}`,
  ].join('|'),
)

// In Spanish addresses the same two letters stand before a five-digit postal code.
const CASE_POSTALE = new RegExp(String.raw`\bc ?p${NUMBER}`)
const POSTAL_CODE_CP = /\bc ?p \d{5}\b/g

/** Whether an address line is a post-office box in the wording of any site language (spec §5: no P.O. boxes). */
export function isPoBox(line: string, country: string): boolean {
  const words = foldWords(line)
  const withoutPostalCode = country === 'CA' ? words : words.replace(POSTAL_CODE_CP, '')
  return PO_BOX.test(words) || CASE_POSTALE.test(withoutPostalCode)
}
