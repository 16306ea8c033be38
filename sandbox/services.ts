import { createCaptchaService } from './captcha/service.ts'
import { createCommerceService } from './commerce/service.ts'
import { createContentService } from './content/service.ts'
import type { SandboxContext } from './context.ts'
import { type ControlPowers, createControlService } from './control/service.ts'
import { createFlagService } from './flags/service.ts'
import type { Service } from './http/service.ts'
import { createIdentityService } from './identity/service.ts'
import { createLoginService } from './login-service/service.ts'
import { createPaymentService } from './payment/service.ts'

/** Every service of the sandbox; the control service comes last because the others register with it. */
export const createServices = (context: SandboxContext, powers: ControlPowers): Service[] => [
  createIdentityService(context),
  createLoginService(context),
  createCommerceService(context),
  createContentService(context),
  createFlagService(context),
  createPaymentService(context),
  createCaptchaService(context),
  createControlService(context, powers),
]
