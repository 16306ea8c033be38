import type { NextRequest } from 'next/server'
import { GET as callback } from '@/app/[locale]/login/auth/callback/route'
import { GET as start } from '@/app/[locale]/login/auth/start/route'
import { POST as sendEmailAction } from '@/app/api/account/email/actions/route'
import { POST as confirmEmail } from '@/app/api/account/email/confirmation/route'
import { POST as sendEmail } from '@/app/api/account/email/route'
import { POST as sendPassword } from '@/app/api/account/password/route'
import { POST as sendProfile } from '@/app/api/account/profile/route'
import { GET as account } from '@/app/api/account/route'
import { POST as endSessions } from '@/app/api/account/sessions/route'
import { POST as sendClosure } from '@/app/api/account-closure/route'
import { POST as sendAddressAction } from '@/app/api/addresses/actions/route'
import { POST as sendAddress } from '@/app/api/addresses/route'
import { GET as proxyGet, POST as proxyPost } from '@/app/api/assessments/login/auth/[...path]/route'
import { POST as signOut } from '@/app/api/assessments/login/auth/sign-out/route'
import { POST as silent } from '@/app/api/assessments/login/auth/silent/route'
import { GET as identityProfiles } from '@/app/api/assessments/login/identityProfiles/route'
import { GET as routingRegion } from '@/app/api/assessments/login/routingRegion/route'
import { GET as loginSession } from '@/app/api/assessments/login/session/route'
import { GET as authSession } from '@/app/api/auth/[...nextauth]/route'
import { POST as switchAccount } from '@/app/api/cart/account/route'
import { GET as cartCsv } from '@/app/api/cart/csv/route'
import { POST as sendEntries } from '@/app/api/cart/entries/route'
import { POST as sendCartExpress } from '@/app/api/cart/express/route'
import { POST as sendLines } from '@/app/api/cart/lines/route'
import { GET as cartBadge } from '@/app/api/cart/route'
import { POST as sendShare } from '@/app/api/cart/shares/route'
import { POST as switchSite } from '@/app/api/cart/site/route'
import { POST as sendVoucher } from '@/app/api/cart/vouchers/route'
import { POST as sendCheckout } from '@/app/api/checkout/[step]/route'
import { GET as saveDocument } from '@/app/api/checkout/documents/[id]/route'
import { POST as sendExemption } from '@/app/api/checkout/exemption/route'
import { POST as sendPurchaseOrder } from '@/app/api/checkout/purchase-order/route'
import { POST as sendExpress } from '@/app/api/checkout-express/route'
import { GET as dataCopy } from '@/app/api/data-copy/route'
import { GET as invoiceFile } from '@/app/api/invoices/[code]/pdf/route'
import { GET as invoicesCsv } from '@/app/api/invoices/csv/route'
import { POST as invoiceLookup } from '@/app/api/invoices/lookup/route'
import { GET as invoiceReceipt } from '@/app/api/invoices/payments/[code]/pdf/route'
import { GET as invoiceAttempt } from '@/app/api/invoices/payments/attempt/route'
import { POST as invoicePayment } from '@/app/api/invoices/payments/route'
import { POST as chooseLocale } from '@/app/api/locale/route'
import { GET as notifications } from '@/app/api/notifications/route'
import { POST as openOrder } from '@/app/api/order-status/code/route'
import { POST as lookUpOrder } from '@/app/api/order-status/lookup/route'
import { GET as invoicePdf } from '@/app/api/orders/[code]/invoice/route'
import { GET as packingList } from '@/app/api/orders/[code]/packing-list/route'
import { GET as orderPdf } from '@/app/api/orders/[code]/pdf/route'
import { POST as resendActivation } from '@/app/api/orders/activation/route'
import { POST as sendOrderApproval } from '@/app/api/orders/approval/route'
import { GET as orderAttempt } from '@/app/api/orders/attempt/route'
import { POST as cancelOrder } from '@/app/api/orders/cancellation/route'
import { POST as sendCertificate } from '@/app/api/orders/certificate/route'
import { GET as ordersCsv } from '@/app/api/orders/csv/route'
import { POST as sendOrderNumber } from '@/app/api/orders/purchase-order/route'
import { POST as sendColleague } from '@/app/api/orders/qualified-user/route'
import { POST as reorder } from '@/app/api/orders/reorder/route'
import { POST as askReturn } from '@/app/api/orders/returns/route'
import { POST as sendOrder } from '@/app/api/orders/route'
import { POST as sendOrganisationAction } from '@/app/api/organisations/actions/route'
import { POST as sendOrganisationAddressAction } from '@/app/api/organisations/addresses/actions/route'
import { POST as sendOrganisationAddress } from '@/app/api/organisations/addresses/route'
import { GET as saveCertificate } from '@/app/api/organisations/certificate/route'
import { POST as sendAccountExemption } from '@/app/api/organisations/exemption/route'
import { POST as sendCardAction } from '@/app/api/payment-cards/actions/route'
import { POST as openCardFields } from '@/app/api/payment-cards/fields/route'
import { POST as sendCard } from '@/app/api/payment-cards/route'
import { POST as sendPreferences } from '@/app/api/preferences/route'
import { POST as answerPrompt } from '@/app/api/profile/route'
import { GET as evidencePreview } from '@/app/api/qualifications/files/[id]/route'
import { POST as sendEvidence } from '@/app/api/qualifications/route'
import { POST as submitEvidence } from '@/app/api/qualifications/submission/route'
import { POST as withdrawEvidence } from '@/app/api/qualifications/withdrawal/route'
import { POST as sendList } from '@/app/api/quick-order/route'
import { GET as quoteFile } from '@/app/api/quotes/[code]/pdf/route'
import { POST as quoteAction } from '@/app/api/quotes/actions/route'
import { POST as quoteComment } from '@/app/api/quotes/comments/route'
import { POST as quoteDraft } from '@/app/api/quotes/draft/route'
import { POST as quoteExtension } from '@/app/api/quotes/extension/route'
import { POST as askQuote } from '@/app/api/quotes/route'
import { POST as quoteShare } from '@/app/api/quotes/shares/route'
import { GET as returnNote } from '@/app/api/returns/[code]/note/route'
import { GET as savedCartCsv } from '@/app/api/saved-carts/[code]/csv/route'
import { POST as importSavedCart } from '@/app/api/saved-carts/import/route'
import { POST as sendLists } from '@/app/api/saved-carts/route'
import { GET as timeLeft } from '@/app/api/session/route'
import { POST as signIn } from '@/app/api/sign-in/route'
import { POST as endSupport } from '@/app/api/support/end/route'
import { POST as signInSupport } from '@/app/api/support/sign-in/route'
import { POST as signOutSupport } from '@/app/api/support/sign-out/route'
import { POST as startSupport } from '@/app/api/support/start/route'
import { GET as customer } from '@/app/store/customer/current/route'
import { SIGN_OUT_PATH } from '@/lib/site/paths'

const localeParams = (path: string) => ({ params: Promise.resolve({ locale: path.split('/')[1] ?? '' }) })

/** The handlers by address, as the router of the framework finds them. */
const ORDER_ACTIONS: Readonly<Record<string, (request: NextRequest) => Promise<Response>>> = {
  '/api/orders/cancellation': cancelOrder,
  '/api/orders/returns': askReturn,
  '/api/orders/reorder': reorder,
  '/api/orders/activation': resendActivation,
  '/api/orders/certificate': sendCertificate,
  '/api/orders/qualified-user': sendColleague,
  '/api/orders/purchase-order': sendOrderNumber,
  '/api/order-status/lookup': lookUpOrder,
  '/api/order-status/code': openOrder,
  '/api/quotes/actions': quoteAction,
  '/api/quotes/draft': quoteDraft,
  '/api/quotes/comments': quoteComment,
  '/api/quotes/extension': quoteExtension,
  '/api/quotes/shares': quoteShare,
  '/api/invoices/lookup': invoiceLookup,
  '/api/invoices/payments': invoicePayment,
  '/api/invoices/payments/attempt': invoiceAttempt,
}

const SUPPORT: Readonly<Record<string, (request: NextRequest) => Promise<Response>>> = {
  '/api/support/sign-in': signInSupport,
  '/api/support/sign-out': signOutSupport,
  '/api/support/start': startSupport,
  '/api/support/end': endSupport,
}

const ADDRESSES: Readonly<Record<string, typeof sendAddress>> = {
  '/api/addresses': sendAddress,
  '/api/addresses/actions': sendAddressAction,
  '/api/organisations/addresses': sendOrganisationAddress,
  '/api/organisations/addresses/actions': sendOrganisationAddressAction,
}

const FILES: Readonly<Record<string, typeof invoicePdf>> = {
  invoice: invoicePdf,
  'packing-list': packingList,
  note: returnNote,
}

const NOT_FOUND = Promise.resolve(new Response(null, { status: 404 }))

export function dispatch(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl
  const isPost = request.method === 'POST'
  if (pathname === '/api/assessments/login/auth/silent') return silent(request)
  if (pathname === SIGN_OUT_PATH) return signOut(request)
  if (pathname.startsWith('/api/assessments/login/auth/'))
    return isPost ? proxyPost(request) : proxyGet(request)
  if (pathname === '/api/assessments/login/routingRegion') return routingRegion(request)
  if (pathname === '/api/assessments/login/session') return loginSession(request)
  if (pathname === '/api/assessments/login/identityProfiles') return identityProfiles(request)
  const support = SUPPORT[pathname]
  if (support !== undefined) return support(request)
  if (pathname === '/api/locale') return chooseLocale(request)
  if (pathname === '/api/cart') return cartBadge(request)
  if (pathname === '/api/cart/account') return switchAccount(request)
  if (pathname === '/api/cart/site') return switchSite(request)
  if (pathname === '/api/cart/csv') return cartCsv(request)
  if (pathname === '/api/cart/vouchers') return sendVoucher(request)
  if (pathname === '/api/cart/shares') return sendShare(request)
  if (pathname === '/api/cart/lines') return sendLines(request)
  if (pathname === '/api/cart/entries') return sendEntries(request)
  if (pathname === '/api/cart/express') return sendCartExpress(request)
  const address = ADDRESSES[pathname]
  if (address !== undefined) return address(request)
  if (pathname === '/api/orders/approval') return sendOrderApproval(request)
  if (pathname === '/api/organisations/certificate') return saveCertificate(request)
  if (pathname === '/api/organisations/exemption') return sendAccountExemption(request)
  if (pathname === '/api/organisations/actions') return sendOrganisationAction(request)
  if (pathname === '/api/payment-cards') return sendCard(request)
  if (pathname === '/api/payment-cards/actions') return sendCardAction(request)
  if (pathname === '/api/payment-cards/fields') return openCardFields(request)
  if (/^\/api\/orders\/[^/]+\/pdf$/.test(pathname))
    return orderPdf(request, { params: Promise.resolve({ code: pathname.split('/')[3] }) })
  if (pathname === '/api/checkout/purchase-order') return sendPurchaseOrder(request)
  if (pathname === '/api/checkout/exemption') return sendExemption(request)
  if (pathname.startsWith('/api/checkout/documents/'))
    return saveDocument(request, { params: Promise.resolve({ id: pathname.split('/').at(-1) ?? '' }) })
  if (pathname === '/api/checkout-express') return sendExpress(request)
  if (/^\/api\/checkout\/[a-z-]+$/.test(pathname))
    return sendCheckout(request, { params: Promise.resolve({ step: pathname.split('/').at(-1) ?? '' }) })
  if (pathname === '/api/saved-carts') return sendLists(request)
  if (pathname === '/api/saved-carts/import') return importSavedCart(request)
  if (/^\/api\/saved-carts\/[^/]+\/csv$/.test(pathname))
    return savedCartCsv(request, { params: Promise.resolve({ code: pathname.split('/')[3] }) })
  if (pathname === '/api/qualifications') return sendEvidence(request)
  if (pathname === '/api/qualifications/submission') return submitEvidence(request)
  if (pathname.startsWith('/api/qualifications/files/'))
    return evidencePreview(request, { params: Promise.resolve({ id: pathname.split('/').at(-1) ?? '' }) })
  if (pathname === '/api/qualifications/withdrawal') return withdrawEvidence(request)
  if (pathname === '/api/quick-order') return sendList(request)
  if (pathname === '/api/orders') return sendOrder(request)
  const ofOrder = ORDER_ACTIONS[pathname]
  if (ofOrder !== undefined) return ofOrder(request)
  const file = /^\/api\/(?:orders|returns)\/([^/]+)\/(invoice|packing-list|note)$/.exec(pathname)
  if (file !== null)
    return FILES[file[2] ?? '']?.(request, { params: Promise.resolve({ code: file[1] }) }) ?? NOT_FOUND
  if (pathname === '/api/invoices/csv') return invoicesCsv(request)
  if (/^\/api\/quotes\/[^/]+\/pdf$/.test(pathname))
    return quoteFile(request, { params: Promise.resolve({ code: pathname.split('/')[3] }) })
  const receipt = /^\/api\/invoices\/payments\/([^/]+)\/pdf$/.exec(pathname)
  if (receipt !== null) return invoiceReceipt(request, { params: Promise.resolve({ code: receipt[1] }) })
  if (/^\/api\/invoices\/[^/]+\/pdf$/.test(pathname))
    return invoiceFile(request, { params: Promise.resolve({ code: pathname.split('/')[3] }) })
  if (pathname === '/api/orders/csv') return ordersCsv(request)
  if (pathname === '/api/account/email') return sendEmail(request)
  if (pathname === '/api/account/email/actions') return sendEmailAction(request)
  if (pathname === '/api/account/email/confirmation') return confirmEmail(request)
  if (pathname === '/api/account/password') return sendPassword(request)
  if (pathname === '/api/account/sessions') return endSessions(request)
  if (pathname === '/api/account/profile') return sendProfile(request)
  if (pathname === '/api/data-copy') return dataCopy(request)
  if (pathname === '/api/account-closure') return sendClosure(request)
  if (pathname === '/api/preferences') return sendPreferences(request)
  if (pathname === '/api/notifications') return notifications(request)
  if (pathname === '/api/orders/attempt') return orderAttempt(request)
  if (pathname === '/api/quotes') return askQuote(request)
  if (pathname === '/api/profile') return answerPrompt(request)
  if (pathname === '/api/sign-in') return signIn(request)
  if (pathname === '/api/account') return account(request)
  if (pathname === '/api/session') return timeLeft(request)
  if (pathname === '/api/auth/session')
    return authSession(request, { params: Promise.resolve({ nextauth: ['session'] }) })
  if (pathname === '/store/customer/current') return customer(request)
  if (pathname.endsWith('/login/auth/start')) return start(request, localeParams(pathname))
  if (pathname.endsWith('/login/auth/callback')) return callback(request, localeParams(pathname))
  return Promise.resolve(new Response('page', { status: 200 }))
}
