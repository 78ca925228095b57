import Foundation
import MoviesSDK

typealias Movie = BrowseMoviesQuery.Data.Movie

extension Movie {
    /// The movie in one line.
    var line: String {
        title + (releaseYear.map { " (\($0))" } ?? "") + (genre.map { ", \($0)" } ?? "")
            + (description.map { ": \($0)" } ?? "")
    }
}

/// The movies that were printed, to tell what is new. Results are whole lists, not changes.
struct ShownMovies {
    private var shown: [UUID: String]?

    /// What is to be printed for a new list: all of the first one, later what was added, changed and removed.
    mutating func lines(for movies: [Movie]) -> [String] {
        let before: [UUID: String]? = shown
        shown = Dictionary(movies.map { ($0.id, $0.line) }) { first, _ in first }
        guard let before else { return movies.map(\.line) }
        let new: [String] = movies.compactMap { movie in
            guard let line: String = before[movie.id] else { return "+ \(movie.line)" }
            return line == movie.line ? nil : "~ \(movie.line)"
        }
        let gone: [String] = before.filter { shown?[$0.key] == nil }.map { "- \($0.value)" }
        return new + gone.sorted()
    }
}
