"""Trains vectors of words so that a sum of them ranks the places of the site as a sentence model does.

A sentence model compares a query with the questions, names, and texts of each place. It is too large for a browser.
The vectors copy its answers: for questions of the site, its texts, labeled queries, and random parts of questions, the
place that the sum of the words is like should be the place that the model prefers, or the place of the label. The
vector of a place is the sum of its terms, so it needs no bytes. Run it with `npm run search:vectors`, which writes the
material.
"""

import json
import math
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F
from scipy import sparse
from sentence_transformers import SentenceTransformer

DIMENSIONS = 24
EPOCHS = 8
BATCH = 512
RATE = 0.02
# The share of words that are left out while training, so that no answer depends on a single word.
DROPPED = 0.15
# A smaller number makes the model's answers more decided.
TEMPERATURE = 0.05
# The share of the place of a question or text, and of the places of a labeled query. The rest is for the places that
# the model prefers.
OWN, LABELED = 0.3, 0.8
# How often a labeled query is used: it was written without knowledge of the pages, unlike most questions.
TIMES = 3
# Parts of questions and mixes of two.
MIXES = 14_000
# A term needs this many questions, or this many questions and texts.
ASKED, MENTIONED = 5, 10
# The step between levels (src/search/index/vectors.ts), between digits, and what a digit is worth.
LEVEL, STEP, WORTH = 0.35, 0.8, 0.6
UNKNOWN = -0.2


def encode(folder, texts):
    """The vectors of texts by the sentence model all-MiniLM-L6-v2."""
    model = SentenceTransformer(folder)
    model.max_seq_length = 192
    return model.encode(texts, normalize_embeddings=True)


def mixes(questions, count):
    """Parts of questions, and the beginning of one with the end of another, as pairs of a word and its stem."""
    chance = random.Random(5)
    mixed = {}
    for _ in range(count):
        one, kind = chance.choice(questions), chance.random()
        if kind < 0.4:
            some = [word for word in one if chance.random() > 0.3]
        elif kind < 0.8:
            two = chance.choice(questions)
            some = one[: chance.randint(1, max(1, len(one) - 1))]
            some = some + two[-chance.randint(1, max(1, len(two) - 1)) :]
        else:
            some = chance.sample(one, min(len(one), chance.randint(2, 8)))
        if len(some) >= 2:
            mixed[" ".join(word for word, _ in some[:14])] = some[:14]
    return [{"text": text, "words": own, "place": None} for text, own in sorted(mixed.items())]


def bags(lists, numbers):
    """A row for each list of terms, with 1 for each of its terms that has a number."""
    rows = [(i, numbers[term]) for i, own in enumerate(lists) for term in set(own) if term in numbers]
    row, column = zip(*rows)
    return sparse.csr_matrix((np.ones(len(rows), np.float32), (row, column)), (len(lists), len(numbers)))


def answers(vectors, own, labels, places):
    """The shares of the places for each text: those that the model prefers without the text itself, and its own.

    The vectors are those of the texts, in the order of `own` (the place of each), then those of the labeled queries, in
    the order of `labels` (the places of each), then others.
    """
    count = len(own)
    order = np.argsort(own, kind="stable")
    starts = np.r_[0, np.flatnonzero(np.diff(own[order])) + 1]
    similarity = np.full((len(vectors), places), UNKNOWN, np.float32)
    for start in range(0, len(vectors), 2000):
        some = vectors[start : start + 2000] @ vectors[:count].T
        for i in range(start, min(start + 2000, count)):
            some[i - start, i] = UNKNOWN
        best = np.maximum.reduceat(some[:, order], starts, axis=1)
        similarity[start : start + 2000, own[order][starts]] = best
    shares = torch.softmax(torch.tensor(similarity) / TEMPERATURE, 1)
    shares[:count] *= 1 - OWN
    shares[torch.arange(count), torch.tensor(own)] += OWN
    for i, some in enumerate(labels, count):
        shares[i] *= 1 - LABELED
        # Of several places, the one that the model prefers has the largest part.
        shares[i, some] += LABELED * torch.softmax(torch.tensor(similarity[i, some]) / (2 * TEMPERATURE), 0)
    return shares


def kept(exact, rounded):
    """The rounded value, with the gradient of the exact one."""
    return exact + (rounded - exact).detach()


def train(texts, places, vectors, shares, questions):
    """The digits and levels of the terms, and the scale of each dimension."""
    torch.manual_seed(1)
    terms = texts.shape[1]
    mean = vectors[questions].mean(0)
    _, _, axes = np.linalg.svd(vectors[questions] - mean, full_matrices=False)
    mixed = sparse.diags(1 / np.maximum(1, np.asarray(texts.sum(1)).ravel())) @ texts
    # The start: vectors whose mean is close to the model's vector of the text.
    start = np.linalg.solve(
        (mixed.T @ mixed + 0.3 * sparse.identity(terms)).toarray(),
        mixed.T @ (vectors - mean) @ axes[:DIMENSIONS].T,
    )
    scale = start.std(0)
    lengths = np.sqrt(((start / scale) ** 2).mean(1)) + 1e-6
    parameter = lambda value: torch.nn.Parameter(torch.tensor(value, dtype=torch.float32))
    digits, levels = parameter(start / scale / lengths[:, None]), parameter(np.log(lengths))
    scales, sharpness = parameter(np.log(scale / scale.mean())), parameter(math.log(12))
    optimizer = torch.optim.Adam([digits, levels, scales, sharpness], lr=RATE)
    own = places.tocoo()
    own = torch.sparse_coo_tensor(np.array([own.row, own.col]), own.data, own.shape)
    rounded = lambda: torch.clamp(torch.round(digits / STEP), -2, 2)
    steps = EPOCHS * (texts.shape[0] // BATCH)
    step = 0
    for epoch in range(EPOCHS):
        order = np.random.RandomState(epoch + 100).permutation(texts.shape[0])
        for begin in range(0, len(order) - BATCH, BATCH):
            some = order[begin : begin + BATCH]
            said = torch.tensor(texts[some].toarray())
            said = said * (torch.rand_like(said) > DROPPED)
            level = kept(levels, torch.round(levels / LEVEL) * LEVEL)
            words = kept(digits, rounded() * WORTH) * level.exp()[:, None] * scales.exp()
            asked = F.normalize(said @ words + 1e-6, dim=1)
            similarity = asked @ F.normalize(torch.sparse.mm(own, words), dim=1).T
            found = F.log_softmax(similarity * sharpness.exp(), 1)
            loss = -(shares[some] * found).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            for group in optimizer.param_groups:
                group["lr"] = RATE * (1 - step / steps)
            optimizer.step()
            step += 1
        print(f"epoch {epoch + 1} of {EPOCHS}: {loss.item():.3f}", flush=True)
    with torch.no_grad():
        return rounded().int().tolist(), torch.round(levels / LEVEL).int().tolist(), (scales.exp() * WORTH).tolist()


def main(folder, source, target):
    with open(source, encoding="utf-8") as file:
        material = json.load(file)
    numbers = {place["place"]: i for i, place in reversed(list(enumerate(material["places"])))}
    texts, labeled = material["texts"], material["labeled"]
    questions = set(material["questions"])
    is_query = lambda each: "places" in each or each["text"] in questions
    asked, mentioned = {}, {}
    for each in texts + labeled:
        for stem in {stem for _, stem in each["words"]}:
            mentioned[stem] = mentioned.get(stem, 0) + 1
            asked[stem] = asked.get(stem, 0) + is_query(each)
    terms = [
        term for term in material["terms"] if asked.get(term, 0) >= ASKED or mentioned.get(term, 0) >= MENTIONED
    ]
    term_numbers = {term: i for i, term in enumerate(terms)}
    own = np.array([numbers[each["place"]] for each in texts])
    labels = [[numbers[place] for place in each["places"]] for each in labeled]
    mixed = mixes([each["words"] for each in texts if is_query(each)], MIXES)
    every = texts + labeled + mixed
    print(f"{len(terms)} terms, {len(texts)} texts, {len(labeled)} labeled queries, {len(mixed)} mixes", flush=True)
    vectors = encode(folder, [each["text"] for each in every])
    shares = answers(vectors, own, labels, len(material["places"]))
    used = np.r_[np.arange(len(every)), np.tile(np.arange(len(texts), len(texts) + len(labeled)), TIMES - 1)]
    digits, levels, scales = train(
        bags([[stem for _, stem in each["words"]] for each in every], term_numbers)[used],
        bags([place["terms"] for place in material["places"]], term_numbers),
        vectors[used],
        shares[used],
        np.flatnonzero([is_query(every[i]) for i in used]),
    )
    words = {
        term: f"{level} {''.join('abcde'[digit + 2] for digit in own)}"
        for term, level, own in zip(terms, levels, digits)
    }
    written = {
        "source": "npm run search:vectors, from facts/questions, facts/queries, tests/search, and the pages, with all-MiniLM-L6-v2 (Apache 2.0)",
        "scales": [round(scale, 3) for scale in scales],
        "words": words,
    }
    with open(target, "w", encoding="utf-8") as file:
        json.dump(written, file, ensure_ascii=False, indent=1)
        file.write("\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
