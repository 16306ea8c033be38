import { CLOSED_NOTIFICATIONS_KEY, NOTICE_ID_ATTRIBUTE } from './closed-notices.ts'

/**
 * Hides a closed notice before it is painted, so that nothing below it moves when the page's scripts arrive.
 * It is the last thing inside the notice. One text for every page and visitor, admitted by its hash: cached
 * pages are the same for everybody.
 */
export const CLOSED_NOTICE_SCRIPT = `(function(n){try{if((localStorage.getItem("${CLOSED_NOTIFICATIONS_KEY}")||"").split(",").includes(n.getAttribute("${NOTICE_ID_ATTRIBUTE}")))n.hidden=true}catch(e){}})(document.currentScript.closest("aside"))`
