import { Buffer, isUtf8 } from "node:buffer";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { URL } from "node:url";

const [, , folder] = process.argv;
const entryFile = join(folder, "entry.txt");
if (!existsSync(entryFile)) writeFileSync(entryFile, await bundle());
const { handler } = createRequire(import.meta.url)(readFileSync(entryFile, "utf8"));

/** Bundles the function of a published folder with Netlify's own bundler, as netlify-cli does. */
async function bundle() {
  const { zipFunctions } = await import("@netlify/zip-it-and-ship-it");
  const functions = join(folder, ".netlify/functions-internal");
  const [bundled] = await zipFunctions([functions], join(folder, "bundled"), {
    archiveFormat: "none",
    basePath: folder,
    configFileDirectories: [functions],
  });
  return join(bundled.path, bundled.entryFilename);
}

/** Netlify passes text bodies as they are, and encodes all others in Base64. */
function bodyOf(bytes, type) {
  const isText = /json|text|urlencoded|xml/.test(type ?? "") && isUtf8(bytes);
  return { body: bytes.toString(isText ? "utf8" : "base64"), isBase64Encoded: !isText };
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, search, searchParams } = new URL(request.url, "https://site.example");
  const event = {
    path: pathname,
    rawUrl: `https://site.example${pathname}${search}`,
    httpMethod: request.method,
    headers: request.headers,
    multiValueHeaders: request.headersDistinct,
    queryStringParameters: Object.fromEntries(searchParams),
    ...bodyOf(Buffer.concat(chunks), request.headers["content-type"]),
  };
  const { statusCode, multiValueHeaders, body = "", isBase64Encoded } = await handler(event, {});
  response.writeHead(statusCode, multiValueHeaders);
  response.end(Buffer.from(body, isBase64Encoded ? "base64" : "utf8"));
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
