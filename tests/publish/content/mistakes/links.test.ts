import { readMistakes, findsMistakes } from "./finds-mistakes";

findsMistakes(readMistakes("links"));
