import { CLOSED_NOTIFICATIONS_KEY, NOTICE_ID_ATTRIBUTE } from './closed-notices.ts'

/**
 * Hides a closed notice before it is painted, so that the content below does not move when the page's scripts
 * load. It is the last element inside the notice. The script is the same for every page and visitor and
 * allowed by its hash, because cached pages are the same for every visitor.
 */
export const CLOSED_NOTICE_SCRIPT = `(function(n){try{if((localStorage.getItem("${CLOSED_NOTIFICATIONS_KEY}")||"").split(",").includes(n.getAttribute("${NOTICE_ID_ATTRIBUTE}")))n.hidden=true}catch(e){}})(document.currentScript.closest("aside"))`
