import type { Import } from './imports'

/**
 * The folders of `lib` from bottom to top. A folder imports only folders before it, so no two of them depend
 * on each other. The content of every folder: docs/architecture.md.
 */
export const FOLDERS_OF_LIB: readonly string[] = [
  'contract',
  'text',
  'process',
  'result',
  'site',
  'config',
  'cookies',
  'request',
  'log',
  'crypto',
  'state',
  'rate-limits',
  'i18n',
  'format',
  'validation',
  'consent',
  'backends/http-client',
  'backends/identity',
  'backends/login-service',
  'backends/flags',
  'backends/content',
  'backends/commerce',
  'forms',
  'session',
  'notifications',
  'flash',
  'handlers',
  'steps',
  'front-door',
  'site-handover',
  'auth',
  'organisation',
  'catalogue',
  'menu',
  'registration',
  'addresses',
  'payment',
  'captcha',
  'payment-cards',
  'cart',
  'checkout',
  'saved-carts',
  'quick-order',
  'pdf',
  'orders',
  'quotes',
  'saved-cart-files',
  'invoices',
  'order-changes',
  'order-status',
  'account-closure',
  'qualifications',
  'preferences',
  'account-home',
  'data-copy',
  'prompts',
  'profile',
  'support',
  'seo',
  'tags',
  'middleware',
]

/** The folder of a file of `lib`; each back end has its own. Undefined for a file outside. */
export function folderOfLib(path: string | undefined): string | undefined {
  const [lib, folder, below] = path?.split('/') ?? []
  if (lib !== 'lib' || folder === undefined) return undefined
  return folder === 'backends' ? `${folder}/${below}` : folder
}

/** Why an import between two folders of `lib` is wrong, or null. */
export function folderFault({ from, target }: Import): string | null {
  const [own, other] = [folderOfLib(from.path), folderOfLib(target)]
  if (own === undefined || other === undefined || own === other) return null
  const [place, needed] = [FOLDERS_OF_LIB.indexOf(own), FOLDERS_OF_LIB.indexOf(other)]
  if (place === -1) return `lib/${own} has no place in the order of folders`
  if (needed === -1) return `lib/${other} has no place in the order of folders`
  return needed < place ? null : `lib/${other} is above lib/${own}`
}
