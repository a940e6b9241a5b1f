import { createContext } from 'react-router';

/**
 * The nonce that inline scripts of the page bear while the server renders it. The server then replaces it by hashes in
 * the Content-Security-Policy (threats T22).
 */
export const scriptMarkContext = createContext('');
