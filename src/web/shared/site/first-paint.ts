import { sessionKeys } from '#web/shared/browser/storage.ts'

/**
 * An inline script for the head: marks the root element with who is signed in before anything is painted, so that the header
 * does not jump. An admin shows as a customer until the page is alive, because only caterers have a plain mark in storage.
 */
export const firstPaint = () =>
  `try{if(localStorage.getItem('${sessionKeys.firstName}')!==null){var d=document.documentElement.dataset;d.signedIn='';d.role=localStorage.getItem('${sessionKeys.isCaterer}')==='true'?'3':'2'}}catch(e){}`
