import { serveRequests } from "../threads/serve.ts";
import { FolderReplies } from "./folder-replies.ts";
import type { FolderReply, FolderRequest } from "./folder-request.ts";

// To read, split and index documents takes as long as they are large.
const replies = new FolderReplies();

serveRequests((request: FolderRequest): Promise<FolderReply> => replies.replyTo(request));
