// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "swift-movies",
    platforms: [.macOS(.v15)],
    dependencies: [
        // Made by `dataconnect sdk generate`: see README.md.
        .package(path: "dataconnect-generated/MoviesSDK"),
        .package(name: "dataconnect", path: "../.."),
    ],
    targets: [
        .executableTarget(
            name: "swift-movies",
            dependencies: [
                .product(name: "MoviesSDK", package: "MoviesSDK"),
                .product(name: "DataConnectClient", package: "dataconnect"),
            ],
            path: "Sources")
    ]
)
